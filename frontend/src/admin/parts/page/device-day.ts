/** The day that it is on this device, `YYYY-MM-DD`. */
export const deviceDay = () => {
  const now = new Date()
  const digits = (number: number) => String(number).padStart(2, '0')
  return [now.getFullYear(), digits(now.getMonth() + 1), digits(now.getDate())].join('-')
}
