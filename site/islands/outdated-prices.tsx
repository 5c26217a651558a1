import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';

type OutdatedPricesProps = { words: { page: string; reload: string } };

// Stays in view above the packages. Loading the page anew is the visitor's choice: a form elsewhere on it may be half filled in.
export function OutdatedPrices({ words }: OutdatedPricesProps) {
  return (
    <div className="sticky top-[var(--header-height)] z-10 mb-8">
      <Alert className="items-center !py-2.5 shadow-float max-sm:[&>svg]:hidden">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <p className="font-medium sm:text-base">{words.page}</p>
          <Button variant="secondary" size="sm" onClick={() => window.location.reload()}>
            {words.reload}
          </Button>
        </div>
      </Alert>
    </div>
  );
}
