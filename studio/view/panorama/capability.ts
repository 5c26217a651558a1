// WebGL may be switched off, blocklisted or exhausted; asking for a context is the only honest test.
export function hasWebGl(): boolean {
  try {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}

export async function offersVr(): Promise<boolean> {
  try {
    return (await navigator.xr?.isSessionSupported('immersive-vr')) ?? false;
  } catch {
    return false;
  }
}

// Drawn by the processor instead of a graphics card: everything works, but each pixel and triangle is dear.
export function drawsInSoftware(context: WebGL2RenderingContext | WebGLRenderingContext): boolean {
  const names = context.getExtension('WEBGL_debug_renderer_info');
  const renderer: unknown = names ? context.getParameter(names.UNMASKED_RENDERER_WEBGL) : '';
  return typeof renderer === 'string' && /swiftshader|llvmpipe|software|basic render/i.test(renderer);
}
