import { compareNames } from '@fullcourt/domain/facts/text'

/** `Bulls, Hawks (BYE)` */
export const byeText = ({ byeTeams }: { readonly byeTeams: readonly { readonly name: string }[] }) =>
  `${byeTeams
    .map(({ name }) => name)
    .sort(compareNames)
    .join(', ')} (BYE)`

/** The reason of a week off, or that it is one. */
export const weekOffText = ({ reason }: { readonly reason: string | null }) => reason ?? 'Off Week'
