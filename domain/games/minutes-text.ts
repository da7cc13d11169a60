/** Minutes and seconds as box scores have them: `28:04`. */
export const minutesText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
