import { formOf } from '../../contexts/imports/testing/form'
import { unique } from '../sample'
import { call, type SliceCall } from '../slice'
import { organization } from './fillings'

/** One white pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Calls of an organization's site. */
export const SITE_CALLS: readonly SliceCall[] = [
  call('GET', '/api/site-pages/{page}', 'tenant', 'organization', () => ({ ids: { page: 'home' } })),
  call('GET', '/api/organizations/{id}/site', 'staff', 'thing', organization),
  call('PUT', '/api/organizations/{id}/site', 'staff', 'thing', sample => ({
    ...organization(sample),
    body: {
      template: 'adult',
      content: {
        home: { welcome: unique('Welcome'), pictures: null },
        leagueInfo: { questions: [{ question: 'When?', answer: 'Now' }] },
      },
    },
  })),
  call('POST', '/api/organizations/{id}/pictures', 'staff', 'thing', sample => ({
    ...organization(sample),
    ...formOf({}, [{ name: 'pixel.png', bytes: PIXEL, field: 'picture' }]),
  })),
  call(
    'POST',
    '/api/organizations/{id}/site/preview',
    'staff',
    'thing',
    sample => ({ ...organization(sample), body: { page: 'about', content: { about: { text: 'We play **for fun**.' } } } }),
    200,
  ),
]
