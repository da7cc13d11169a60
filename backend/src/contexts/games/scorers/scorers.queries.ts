import type { GameId, UserId } from '@fullcourt/domain/ids/kinds'
import { SCORER_LINK_NOT_FOUND } from '@fullcourt/domain/scorers/decide'
import { isScorersGame } from '@fullcourt/domain/scorers/scope'
import { activeOf } from '@fullcourt/projections/card'
import { scorerCard } from '@fullcourt/projections/scorers/scorer'
import { query } from '../../../core/readers/query'
import { inScope, oneOrganization, type WithScope } from '../../../core/http/scope'
import { Documents } from '../../../storage/documents/documents'
import { Tenants } from '../../../core/tenants/tenants'
import { GameDocuments } from '../queries/game-documents'
import { ScorerLinkReader } from './scorer-link-reader'
import type { ScorerLinkAnswer, ScoringAnswer } from './scorers.answers'
import type { ScorerScope } from './scorers'
import { ScoringReader } from './scoring-reader'

/** The links of an organization that open, and those that ended lately, in the order in which they end. */
export const ScorerLinksQuery = query('ScorerLinksQuery', {
  uses: { tenants: Tenants, games: GameDocuments, links: ScorerLinkReader },
  answer: async (
    { scope, game }: WithScope & { readonly game: GameId | undefined },
    { tenants, games, links },
  ): Promise<ScorerLinkAnswer[]> => {
    const card = game === undefined ? undefined : (await games.of(scope, game)).card
    const organization = await tenants.active(card?.context.organization ?? oneOrganization(scope))
    const all = await links.ofOrganization(organization.id)
    return links.answers(organization, card === undefined ? all : all.filter(link => isScorersGame(link.games, card)))
  },
})

/** One link. */
export const ScorerLinkQuery = query('ScorerLinkQuery', {
  uses: { documents: Documents, tenants: Tenants, links: ScorerLinkReader },
  answer: async (
    { scope, scorer }: WithScope & { readonly scorer: UserId },
    { documents, tenants, links },
  ): Promise<ScorerLinkAnswer> => {
    const link = inScope(scope, await documents.get(scorerCard, scorer), SCORER_LINK_NOT_FOUND)
    return links.answer(await tenants.active(link.organization), link)
  },
})

/** What a scorer sees of their link. */
export const ScoringQuery = query('ScoringQuery', {
  uses: { documents: Documents, tenants: Tenants, scoring: ScoringReader },
  answer: async ({ scope }: { readonly scope: ScorerScope }, { documents, tenants, scoring }): Promise<ScoringAnswer> => {
    const link = inScope(scope, activeOf(await documents.get(scorerCard, scope.scorer)), SCORER_LINK_NOT_FOUND)
    return scoring.answer(scope, await tenants.active(link.organization), link)
  },
})
