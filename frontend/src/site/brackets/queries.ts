import { bracketsAreOn } from '@fullcourt/domain/organizations/features'
import type { DivisionAnswer } from '../../api/schema'
import { bracketFrom } from '../../ui/bracket/from-answer'
import type { PublicSite } from '../site'
import { siteQuery } from '../site-query'

/** A division where one is chosen. */
export type DivisionSummary = Pick<DivisionAnswer, 'id' | 'name'> & { readonly teams: number }

const divisionOf = ({ id, name, teams }: DivisionAnswer): DivisionSummary => ({ id, name, teams: teams.length })

/** Whether the organization works with divisions and brackets. */
export const hasBrackets = ({ organization }: PublicSite) => organization !== null && bracketsAreOn(organization.feature_flags)

/** The divisions of a season, by name. */
export const divisionsOf = (site: PublicSite, season: number) =>
  siteQuery('divisions', { season }, [`season:${season}`], async signal =>
    (await site.api.get('/api/seasonsv2/{seasonId}/divisions', { path: { seasonId: season }, signal })).map(divisionOf),
  )

const links = { team: (id: number) => `/teams/${id}`, game: (id: number) => `/games/${id}` }

/** The bracket of a division, with links to the pages of its teams and games. */
export const bracketOf = (site: PublicSite, season: number, division: number) =>
  siteQuery('bracket', { season, division }, [`season:${season}`, 'teams'], async signal => {
    const path = { seasonId: season, divisionId: division }
    const answer = await site.api.get('/api/seasonsv2/{seasonId}/divisions/{divisionId}/bracket', { path, signal })
    return bracketFrom(answer, links, site.today)
  })
