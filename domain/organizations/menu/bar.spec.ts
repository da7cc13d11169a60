import type { SiteMenuLink } from '../../pages/render-contract'
import { barOf, foldedBar, ownEntries, seasonPages, standardBar, type BarOf } from './bar'

const link = (over: Partial<SiteMenuLink>): SiteMenuLink => ({
  id: 1,
  label: 'About',
  is_external: false,
  slug: 'about',
  page: '/about',
  url: null,
  show_in_navbar: true,
  position: 0,
  ...over,
})

const riverside: BarOf = {
  organization: { feature_flags: {}, facebook_url: 'https://facebook.example/hoops', instagram_url: null, youtube_url: null },
  template: 'generic',
  everyPage: {},
  hasFootage: true,
}
const bar = (...links: SiteMenuLink[]) => barOf({ ...riverside, links })
const labels = (entries: readonly { readonly label: string }[]) => entries.map(({ label }) => label)

const STANDARD = ['Home', 'Standings', 'Schedule', 'Players', 'Leaders']

describe('The bar of a site', () => {
  it('is the standard one where an organization has no links', () => expect(labels(bar())).toEqual(STANDARD))

  it('is the standard one while no own link is seen', () =>
    expect(labels(bar(link({ show_in_navbar: false }), link({ id: 2, slug: 'news', page: null })))).toEqual(STANDARD))

  it('is none on the pages of the product', () => expect(barOf(null)).toEqual([]))

  it('follows the organization: its order, and what it shows', () => {
    const links = [
      link({ label: 'B', position: 2 }),
      link({ label: 'A', position: 1 }),
      link({ label: 'C', show_in_navbar: false }),
    ]
    expect(labels(bar(...links))).toEqual(['A', 'B'])
  })

  it('has the bracket where the organization has brackets', () => {
    const organization = { ...riverside.organization, feature_flags: { brackets: true } }
    expect(labels(standardBar({ ...riverside, organization }))).toContain('Bracket')
  })
})

describe('The bar of a site of adults', () => {
  const adult: BarOf = { ...riverside, template: 'adult', everyPage: { youthLeague: 'https://youth.example' } }
  const folded = (of: BarOf) => foldedBar(standardBar(of), seasonPages(of))

  it('has seven entries, those of the season among them, and the others in their order below the last', () => {
    const bar = folded(adult)
    expect(labels(bar)).toEqual(['Home', 'Registration', 'Standings', 'Schedule', 'Players', 'Leaders', 'More'])
    expect(labels(bar.at(-1)?.below ?? [])).toEqual([
      'League info',
      'Tournament',
      'Youth program',
      'Youth league',
      'Join our team',
      'Footage',
      'Contact',
    ])
  })

  it('offers no footage where there is none', () =>
    expect(labels(standardBar({ ...adult, hasFootage: false }))).not.toContain('Footage'))

  it('stays as it is where it is short', () => expect(folded(riverside)).toEqual(standardBar(riverside)))
})

describe('An own link', () => {
  it('leads to its page', () => expect(ownEntries([link({ page: '/ourTeam' })])).toMatchObject([{ href: '/ourTeam' }]))

  it('that leads to no page of the site is not seen', () => expect(ownEntries([link({ slug: 'news', page: null })])).toEqual([]))

  it('that leads to no web address is not seen', () =>
    expect(ownEntries([link({ is_external: true, slug: null, url: 'javascript:alert(1)' })])).toEqual([]))
})
