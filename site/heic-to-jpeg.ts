/** Only Safari shows HEIC by itself; elsewhere a decoder is fetched for the first one. */
export const heicToJpeg = async (file: Blob, quality: number): Promise<Blob> => {
  const { heicTo } = await import('heic-to/csp');
  return heicTo({ blob: file, type: 'image/jpeg', quality });
};
