/** What a clock shows: `7:04`, and in the last minute tenths of a second: `59.3`. */
export const clockText = (milliseconds: number): string => {
  if (milliseconds < 60_000) return (Math.floor(milliseconds / 100) / 10).toFixed(1)
  const seconds = Math.floor(milliseconds / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
