/** "18:00" as "6:00 PM"; '' for what is no time. */
export const clockWords = (time: string): string => {
  const [hour = '', minute = ''] = time.split(':');
  return minute === '' ? '' : `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
};
