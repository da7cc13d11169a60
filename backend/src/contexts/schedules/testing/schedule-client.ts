import { setTimeout as pause } from 'node:timers/promises'
import { makeLeague, makeSchedule, makeTeam, thingOf, type MadeLeague } from '../../../testing/made-league'
import type { Client } from '../../../testing/product'
import type { GameAnswer } from '../../games/games.answers'
import type { GenerationAnswer, ScheduleStateAnswer } from '../report.answers'

export type LeagueOfTeams = { readonly league: MadeLeague; readonly teams: readonly number[] }

/** A league with so many teams. */
export const leagueOf = async (staff: Client, count: number, season?: number): Promise<LeagueOfTeams> => {
  const league = await makeLeague(staff, 'Sunday', season)
  const teams: number[] = []
  for (let n = 1; n <= count; n++) teams.push((await makeTeam(staff, league, `Team ${n}`)).id)
  return { league, teams }
}

/** Times of so many games a day. */
export const timesOf = (count: number): readonly string[] => Array.from({ length: count }, (_, n) => `${10 + n}:00`)

/** A schedule with room for every team in every week, under its id. */
export const roomySchedule = (staff: Client, { league, teams }: LeagueOfTeams, body: object = {}): Promise<number> =>
  makeSchedule(staff, league, { numWeeks: 3, timeSlots: timesOf(Math.floor(teams.length / 2)), ...body })

/** Generates a schedule; on a busy machine that goes on after the answer, and is waited for. */
export const generate = async (staff: Client, scheduleId: number, body: object = {}): Promise<GenerationAnswer> => {
  const answer = thingOf<GenerationAnswer>(await staff.post('/api/games/generate-full-schedule', { scheduleId, ...body }))
  if (answer.generation.state !== 'running') return answer
  await generationEnded(staff, scheduleId)
  return { ...answer, ...(await reportOf(staff, scheduleId)) }
}

export const reportOf = async (staff: Client, id: number): Promise<ScheduleStateAnswer> =>
  thingOf<ScheduleStateAnswer>(await staff.get(`/api/schedules/${id}/report`))

/** Settles when a schedule is not being generated any more. */
export const generationEnded = async (staff: Client, id: number): Promise<void> => {
  while ((await reportOf(staff, id)).generation.state === 'running') await pause(20)
}

export const gamesOfWeek = async (staff: Client, id: number, week: number): Promise<readonly GameAnswer[]> =>
  thingOf<GameAnswer[]>(await staff.get(`/api/games/weekly-games?scheduleId=${id}&weekIndex=${week}`))

/** All games of a league, by id. */
export const gamesOf = async (staff: Client, { address }: MadeLeague): Promise<readonly GameAnswer[]> =>
  thingOf<{ games: GameAnswer[] }>(await staff.get(`${address}/games`)).games.toSorted((a, b) => a.id - b.id)

export const slotsOf = (games: readonly GameAnswer[]) =>
  games.map(({ id, date, time, location }) => ({ id, date, time, location }))

/** The times at which a team has two games, and the slots that two games share. */
export const doublesIn = (games: readonly GameAnswer[]): readonly string[] => {
  const taken = games.flatMap(({ home_team_id: home, away_team_id: away, date, time, location }) => [
    `team ${home} ${date} ${time}`,
    `team ${away} ${date} ${time}`,
    `slot ${date} ${time} ${location}`,
  ])
  return taken.filter((one, i) => taken.indexOf(one) !== i)
}

/** A draft of a schedule: its organization works with drafts while it is made (docs/schedules.md#drafts). */
export const makeDraft = async (owner: Client, organization: number, schedule: number): Promise<number> => {
  const switchDrafts = async (is: boolean) =>
    thingOf(await owner.put(`/api/organizations/${organization}`, { feature_flags: { 'draft-schedules': is } }))
  await switchDrafts(true)
  // Games of the league may still be made: a generation waits for them.
  const asked = () => owner.post('/api/games/generate-full-schedule', { scheduleId: schedule })
  while ((await asked()).status === 409) await pause(20)
  await generationEnded(owner, schedule)
  await switchDrafts(false)
  const { draftId } = await reportOf(owner, schedule)
  if (draftId === null) throw new Error(`Schedule ${schedule} has no draft.`)
  return draftId
}
