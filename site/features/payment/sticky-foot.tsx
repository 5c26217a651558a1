import type { ReactNode } from 'react';

/** The way on: on a phone it stays at the foot of the sheet, or of the page, while its form is in view. */
export function StickyFoot({ children }: { children: ReactNode }) {
  return (
    <div className="max-sm:-mx-6 bg-white max-sm:sticky max-sm:bottom-0 max-sm:z-10 max-sm:[[role=dialog]_&]:-bottom-6 max-sm:border-sand max-sm:mt-3 max-sm:border-t max-sm:px-6 max-sm:py-2.5 sm:mt-4 sm:mb-1">
      {children}
    </div>
  );
}
