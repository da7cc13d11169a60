import type { SiteFact, SiteValue } from '@fullcourt/domain/organizations/site/events'
import { specification } from '../testing/specification'
import { siteContent, type SiteDocument } from './site'

const given = specification<SiteDocument>(siteContent)

const organization = 1
const chosen: SiteFact = { type: 'SiteTemplateChosen', data: { organization, was: 'generic', is: 'adult' } }
const set = (page: string, field: string, is: SiteValue | null, was: SiteValue | null = null): SiteFact => ({
  type: 'SiteContentSet',
  data: { organization, page, field, was, is },
})

const changedAt = '2025-06-30T21:33:09.401Z'

it('A site has the template that was chosen, and says when it changed', () =>
  given(chosen).then('1', { revision: 0, changedAt, template: 'adult', content: {} }))

it('A site holds what was written last, by page and field', () =>
  given(
    set('home', 'welcome', 'Hello'),
    set('contact', 'phone', '555'),
    set('home', 'welcome', 'Welcome', 'Hello'),
    set('home', 'history', 'Since 1998'),
  ).then('1', {
    revision: 3,
    changedAt,
    template: 'generic',
    content: { contact: { phone: '555' }, home: { history: 'Since 1998', welcome: 'Welcome' } },
  }))

it('What was taken back is gone, and so is a page on which nothing is left', () =>
  given(set('home', 'welcome', 'Hello'), set('contact', 'phone', '555'), set('home', 'welcome', null, 'Hello')).then('1', {
    revision: 2,
    changedAt,
    template: 'generic',
    content: { contact: { phone: '555' } },
  }))
