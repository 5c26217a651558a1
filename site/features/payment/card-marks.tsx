import { Fragment, type ReactNode } from 'react';

// Small cards drawn here, by the colors that each network is known by; none of its own artwork.

const NAME = { fontFamily: 'inherit', fontWeight: 800, textAnchor: 'middle' } as const;

const DRAWN: Record<string, ReactNode> = {
  Visa: (
    <>
      <rect width="36" height="24" rx="3" fill="#1a2f7a" />
      <text {...NAME} x="18" y="16" fontSize="11" fontStyle="italic" fill="#fff">
        VISA
      </text>
    </>
  ),
  Mastercard: (
    <>
      <rect width="36" height="24" rx="3" fill="#23282b" />
      <circle cx="14" cy="12" r="6.5" fill="#d8342b" />
      <circle cx="22" cy="12" r="6.5" fill="#f0a02f" fillOpacity="0.9" />
    </>
  ),
  Amex: (
    <>
      <rect width="36" height="24" rx="3" fill="#1f72b8" />
      <text {...NAME} x="18" y="15.5" fontSize="9" letterSpacing="0.3" fill="#fff">
        AMEX
      </text>
    </>
  ),
  Discover: (
    <>
      <rect x="0.5" y="0.5" width="35" height="23" rx="2.5" fill="#fff" stroke="#0c2a3240" />
      <path d="M8 24h25a3 3 0 0 0 3-3v-7C30 19 20 22.5 8 24Z" fill="#e8762c" />
      <text {...NAME} x="18" y="11.5" fontSize="5.4" fill="#0c2a32">
        DISCOVER
      </text>
    </>
  ),
};

/** Which cards are taken: "Visa, Mastercard". A network without a mark is said in words. */
export function CardMarks({ networks }: { networks: string }) {
  return (
    <span className="ms-auto flex items-center gap-1.5 font-normal text-[0.6875rem]">
      {networks.split(', ').map((network) => (
        <Fragment key={network}>
          {DRAWN[network] ? (
            <svg viewBox="0 0 36 24" role="img" aria-label={network} className="h-5.5 w-8.25">
              {DRAWN[network]}
            </svg>
          ) : (
            network
          )}
        </Fragment>
      ))}
    </span>
  );
}
