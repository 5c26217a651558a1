/** Water in a drawing, deeper at one end: to be filled by `url(#id)`. */
export function WaterGradient({ id }: { id: string }) {
  return (
    <linearGradient id={id}>
      <stop offset="0" className="[stop-color:var(--color-water-300)]" />
      <stop offset="1" className="[stop-color:var(--color-water)]" />
    </linearGradient>
  );
}
