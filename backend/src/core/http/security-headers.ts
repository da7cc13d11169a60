import type { Scheme } from './trusted-origin'

/**
 * Headers of every answer, of cached ones too. The admin's component library writes style attributes, so styles may be inline.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; frame-src https://www.youtube.com https://www.youtube-nocookie.com; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/**
 * A browser that came by https once comes by nothing else for a year. Other hosts of the domain may belong to others: they are
 * left out.
 */
const OVER_HTTPS: Readonly<Record<string, string>> = { ...SECURITY_HEADERS, 'Strict-Transport-Security': 'max-age=31536000' }

/** The headers of every answer that goes out by a scheme. */
export const securityHeaders = (scheme: Scheme): Readonly<Record<string, string>> =>
  scheme === 'https' ? OVER_HTTPS : SECURITY_HEADERS
