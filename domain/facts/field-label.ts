/** What a person calls a field whose name in a call says it otherwise. */
const LABELS: { readonly [field: string]: string } = {
  copyFromSeasonId: 'Season to copy from',
  copyFromTeamId: 'Team to copy',
  date: 'Date',
  facebook_url: 'Facebook link',
  instagram_url: 'Instagram link',
  youtube_url: 'YouTube link',
  gameDays: 'Game days',
  location_url: 'Location link',
  match_id: 'Matchup',
  maxPerDay: 'Games per team and day',
  numWeeks: 'Number of weeks',
  score_away: 'Away score',
  score_home: 'Home score',
  seasons_leagues_teams_id: 'Team',
  signupDeadline: 'Sign-up deadline',
  signupStatus: 'Sign-up status',
  slt_id: 'Team',
  slt_ids: 'Teams',
  sltId: 'Team',
  url: 'URL',
  video_url: 'Video URL',
  weeklyDates: 'Dates of each week',
  weeklyTimeSlots: 'Time slots of each week',
}

/** A name that a person gave, or one that is a phrase already: `Height`, `Sign-up form`. */
const isPhrase = (field: string) => /^\p{Lu}|\s/u.test(field)

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** `finishDate` → `Finish date`, `home_team_id` → `Home team`; what is a phrase already stays. */
export const fieldLabel = (field: string): string => {
  const known = Object.hasOwn(LABELS, field) ? LABELS[field] : undefined
  if (known !== undefined || isPhrase(field)) return known ?? field
  const words = field
    .replace(/(?<=.)(?:_id|Id)(s?)$/, '$1')
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .replaceAll('_', ' ')
    .toLowerCase()
  return capitalize(words)
}
