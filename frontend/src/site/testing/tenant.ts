import type { SiteTenant } from '@fullcourt/domain/pages/render-contract'

/** A made-up league for specs and for the page that shows every piece. */
export const demoTenant = (over: Partial<SiteTenant> = {}): SiteTenant => ({
  slug: 'demo',
  domain: null,
  prefix: '/demo',
  zone: 'America/Los_Angeles',
  home: 'https://fullcourt.example/demo',
  organization: {
    id: 1,
    name: 'Orange County Hoops',
    slug: 'demo',
    domain: null,
    theme: 'light',
    logo_url: null,
    colors: ['#0b6e74', '#f2a900'],
    abbreviation: 'OCH',
    facebook_url: 'https://facebook.example/hoops',
    instagram_url: null,
    youtube_url: null,
    sports: [{ id: 1, name: 'Basketball' }],
    feature_flags: {},
  },
  links: [],
  template: 'generic',
  everyPage: {},
  hasFootage: false,
  product: null,
  ...over,
})
