import { linkedSiteOf, publicSiteOf } from './public-site'

const organization = { id: 1, name: 'Hoops', slug: 'hoops', domain: 'hoops.example', feature_flags: {} }

it('knows the public site: own domain, else slug, else the root', () => {
  expect(publicSiteOf({ organization }, 'localhost')).toBe('//hoops.example')
  expect(publicSiteOf({ organization }, 'www.hoops.example')).toBe('/')
  expect(publicSiteOf({ organization: { ...organization, domain: null } }, 'localhost')).toBe('/hoops')
  expect(publicSiteOf({ organization: null }, 'localhost')).toBe('/')
})

it('is linked where it is sure to be reached: a new domain may not lead here yet', () => {
  expect(linkedSiteOf({ organization }, 'localhost')).toBe('/hoops')
  expect(linkedSiteOf({ organization }, 'www.hoops.example')).toBe('/')
  expect(linkedSiteOf({ organization: { ...organization, slug: null } }, 'localhost')).toBe('//hoops.example')
  expect(linkedSiteOf({ organization: null }, 'localhost')).toBe('/')
})
