type ProgressProps = { value: number; max?: number; label: string; className?: string; showLabel?: boolean };

export function Progress({ value, max = 100, label, className, showLabel }: ProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div className={className}>
      {showLabel ? <p className="mb-2 font-medium text-ink-600 text-small">{label}</p> : null}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={max}
        className="h-2 overflow-hidden rounded-full bg-foam-200"
      >
        <div
          className="h-full rounded-full bg-lagoon transition-[width] duration-500 ease-water"
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}
