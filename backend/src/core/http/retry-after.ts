/** When to come again after a 503, in seconds: every 503 says it. */
export const RETRY_AFTER = { 'Retry-After': '5' } as const
