import { withSection, type Section } from './marked-section'

const SECTION: Section = { heading: 'Growth', command: 'npm run bench -- growth --write' }

/** Which commit was measured, and on which day. */
export type Measured = { readonly commit: string; readonly date: string }

/** A document with this plot of growth in its section. */
export const withGrowth = (document: string, plot: string, { commit, date }: Measured): string => {
  const about = `Medians at three sizes of the log, a decade apart; ${commit}, ${date}.`
  return withSection(document, SECTION, () => `${about}\n\n\`\`\`text\n${plot}\n\`\`\``)
}
