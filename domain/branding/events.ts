import type { Fact } from '../facts/fact'
import type { OrganizationId, TeamId } from '../ids/kinds'
import type { Colours } from './colour'

/** Whose colours and abbreviation it is about: a team's or, where `team` is null, the organization's own. */
export type Bearer = { readonly organization: OrganizationId; readonly team: TeamId | null }

export type ColoursChosen = Fact<'ColoursChosen', Bearer & { readonly was: Colours; readonly is: Colours }>
export type AbbreviationChosen = Fact<'AbbreviationChosen', Bearer & { readonly was: string | null; readonly is: string | null }>

export type BrandingFact = ColoursChosen | AbbreviationChosen
