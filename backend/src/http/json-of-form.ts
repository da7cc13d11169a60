/** What a form sends as JSON, because it sends texts alone; what is no JSON stays a text, for the check to refuse. */
export const jsonOfForm = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
}
