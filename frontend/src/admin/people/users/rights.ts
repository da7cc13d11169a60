import type { UserAnswer } from '../../../api/schema'

/** A scorer has no account: what they may is in their link. */
export type RoleOrScorer = UserAnswer['role'] | 'scorer'

/** Who may do what, in plain words (docs/tenancy.md#roles); the server decides, call by call. */
export const RIGHTS: { readonly [role in RoleOrScorer]: string } = {
  org_owner:
    'What staff do, and also: invite and delete people and reset passwords, change the organization, its domain, its features and the website menu, erase people for good, check the statistics, and take all data along. They see in the history who signed in and who opened contact details.',
  staff:
    'Seasons, leagues, schedules, games and scores, teams and players with their contact details, brackets, the pages of the website, imports, and links for scorers. They see who works here, and change nobody but themselves.',
  scorer: 'Only the games of their link, on a phone beside the court and without an account, until the link ends.',
  super_admin: 'Everything, in every organization of this installation. They belong to none, and are not listed here.',
}
