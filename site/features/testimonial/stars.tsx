const STAR = 'M12 2.5l2.9 6.2 6.6.8-4.9 4.6 1.3 6.7L12 17.5l-5.9 3.3 1.3-6.7L2.5 9.5l6.6-.8z';

export function Stars({ label, className }: { label: string; className?: string }) {
  return (
    <svg viewBox="0 0 128 24" role="img" aria-label={label} className={className ?? 'h-4 fill-clay'}>
      {[0, 26, 52, 78, 104].map((offset) => (
        <path key={offset} d={STAR} transform={`translate(${offset} 0)`} />
      ))}
    </svg>
  );
}
