import { PUBLIC_PAGES } from '../../pages/public-pages'
import { linkSlug } from './link-slug'
import { LINKED_PAGES, linkAddress, pageOfLink, slugOfPage } from './link-page'

it.each([
  ['Home', 'home'],
  ['Join our team', 'ourTeam'],
  ['Our Team', 'ourTeam'],
  ['League info', 'leagueInfo'],
  ['League Footage', 'leagueFootage'],
  ['Footage', 'leagueFootage'],
  ['Tournament', 'tournament'],
  ['Tournament bracket', 'tournamentBracket'],
  ['Standings', 'standings'],
  ['Team list', 'standings'],
  ['Leaders', 'leaderboard'],
  ['Players', 'playerList'],
])('the label %j leads to the page %s', (label, page) => expect(pageOfLink(linkSlug(label))).toBe(page))

it.each(['News', 'Team', 'Players 7', 'Fullcourt', 'All listings', '', 'Bylaws'])('the label %j leads nowhere', label => {
  expect(pageOfLink(linkSlug(label))).toBeUndefined()
  expect(linkAddress(linkSlug(label))).toBeNull()
})

it('a link leads to the first address of its page', () => {
  expect(linkAddress('join-our-team')).toBe('/ourTeam')
  expect(linkAddress('home')).toBe('/')
  expect(linkAddress(null)).toBeNull()
})

it('every page of a site that is of no single thing can be linked to, under any label', () => {
  const ofAThing = ['team', 'player', 'playerStats', 'game']
  const ofOrganizations = Object.entries(PUBLIC_PAGES).flatMap(([name, { of }]) => (of === 'product' ? [] : name))
  expect(LINKED_PAGES).toEqual(ofOrganizations.filter(name => ![...ofAThing, 'youthLeague'].includes(name)))
  expect(LINKED_PAGES.map(page => pageOfLink(slugOfPage(page, 'Have a look')))).toEqual(LINKED_PAGES)
})

it('the slug of a page is that of the label where it leads there', () => {
  expect(slugOfPage('ourTeam', 'Join our team')).toBe('join-our-team')
  expect(slugOfPage('ourTeam', 'Play with us')).toBe('ourteam')
  expect(slugOfPage('home', 'Start')).toBe('home')
})
