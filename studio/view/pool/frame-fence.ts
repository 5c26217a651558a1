const LOOK_EVERY_MS = 8;

// A drawn frame is only a list of orders; this says when they were carried out.
export class FrameFence {
  private readonly context: WebGL2RenderingContext | null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(context: WebGLRenderingContext | WebGL2RenderingContext) {
    this.context = context instanceof WebGL2RenderingContext ? context : null;
  }

  get waiting(): boolean {
    return this.timer !== undefined;
  }

  after(done: () => void): void {
    clearTimeout(this.timer);
    const context = this.context;
    const fence = context?.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0) ?? null;
    context?.flush();
    const look = () => {
      if (context && fence && isOpen(context, fence)) {
        this.timer = setTimeout(look, LOOK_EVERY_MS);
        return;
      }
      context?.deleteSync(fence);
      this.timer = undefined;
      done();
    };
    this.timer = setTimeout(look, 0);
  }

  dispose(): void {
    clearTimeout(this.timer);
  }
}

const isOpen = (context: WebGL2RenderingContext, fence: WebGLSync): boolean =>
  !context.isContextLost() && context.getSyncParameter(fence, context.SYNC_STATUS) === context.UNSIGNALED;
