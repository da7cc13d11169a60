import { standardBar, type BarOf } from './bar'
import { linkAddress } from './link-page'
import { standardLinks } from './standard-links'

const riverside: BarOf = {
  organization: { feature_flags: {}, facebook_url: 'https://facebook.example/hoops', instagram_url: null, youtube_url: null },
  template: 'generic',
  everyPage: {},
  hasFootage: true,
}
const labels = (entries: readonly { readonly label: string }[]) => entries.map(({ label }) => label)

describe('The standard bar as links of a menu', () => {
  const everyPage = { youthLeague: 'https://youth.example', about: 'https://about.example' }

  it.each(['generic', 'adult', 'youth'] as const)('of the template %s leads where the bar leads', template => {
    const of = { ...riverside, template, everyPage }
    const links = standardLinks(of).map(({ label, slug, url }) => [label, url ?? linkAddress(slug)])
    const entries = standardBar(of).flatMap(entry => entry.below ?? [entry])
    expect(links).toEqual(entries.map(({ label, href }) => [label, href]))
  })

  it('has no link below another', () =>
    expect(labels(standardLinks({ ...riverside, template: 'adult', everyPage }))).toEqual(
      expect.arrayContaining(['Youth program', 'Youth league']),
    ))
})
