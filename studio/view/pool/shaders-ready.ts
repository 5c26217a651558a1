import type { WebGLRenderer } from 'three';

// Whether every shader that was asked for is compiled; where the browser cannot say, drawing waits for it.
export function shadersReady({ info, getContext }: WebGLRenderer): boolean {
  const context = getContext();
  const parallel = context.getExtension('KHR_parallel_shader_compile');
  if (!parallel || context.isContextLost()) return true;
  return (info.programs ?? []).every((made) => {
    const program: unknown = made.program;
    return (
      !(program instanceof WebGLProgram) ||
      context.getProgramParameter(program, parallel.COMPLETION_STATUS_KHR) === true
    );
  });
}
