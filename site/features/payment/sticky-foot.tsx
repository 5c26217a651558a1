import type { ReactNode } from 'react';

/** The way on: on a phone it stays at the foot of a dialog's sheet. */
export function StickyFoot({ children }: { children: ReactNode }) {
  return (
    <div className="mt-4 mb-1 max-sm:[[role=dialog]_&]:sticky max-sm:[[role=dialog]_&]:-bottom-6 max-sm:[[role=dialog]_&]:z-10 max-sm:[[role=dialog]_&]:-mx-6 max-sm:[[role=dialog]_&]:mt-3 max-sm:[[role=dialog]_&]:mb-0 max-sm:[[role=dialog]_&]:border-sand max-sm:[[role=dialog]_&]:border-t max-sm:[[role=dialog]_&]:bg-white max-sm:[[role=dialog]_&]:px-6 max-sm:[[role=dialog]_&]:py-2.5">
      {children}
    </div>
  );
}
