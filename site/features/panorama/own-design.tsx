import type { Panorama } from '#domain/panorama/panorama.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { Heading } from '#site/ui/section.tsx';
import { useWords } from './words.ts';

export function OwnDesign({ design }: { design: Panorama | null }) {
  const { GALLERY: words } = useWords();
  return (
    <div className="grid gap-8 md:grid-cols-12 md:items-center">
      <div className="md:col-span-7">
        <Heading>{words.yourDesign}</Heading>
        <p className="mt-4 max-w-[52ch] text-lead text-water-200">
          {design ? words.yourDesignReady : words.yourDesignNone}
        </p>
      </div>
      <div className="flex flex-col gap-3 md:col-span-5 md:items-end">
        {design ? (
          <Button size="lg" aria-label={`${words.viewIn360}: ${design.title}`} data-open={design.id}>
            {words.viewIn360}
          </Button>
        ) : (
          <>
            <ButtonLink href={ROUTES.configurator} size="lg">
              {words.openConfigurator}
            </ButtonLink>
            <ButtonLink href={ROUTES.designTool} variant="quiet">
              {words.openDesignTool}
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}
