import type { Design } from '#domain/design/design.ts';
import type { JudgedView } from './view-worth.ts';

const MOST = 64;

/** The views of the last designs, the best first: a picture follows its preview from the same place. */
export class RankedViews {
  private readonly kept = new Map<string, readonly JudgedView[]>();

  get(design: Design): readonly JudgedView[] | undefined {
    return this.kept.get(JSON.stringify(design));
  }

  has(design: Design): boolean {
    return this.get(design) !== undefined;
  }

  set(design: Design, views: readonly JudgedView[]): void {
    const [oldest] = this.kept.keys();
    if (this.kept.size >= MOST && oldest !== undefined) this.kept.delete(oldest);
    this.kept.set(JSON.stringify(design), views);
  }
}
