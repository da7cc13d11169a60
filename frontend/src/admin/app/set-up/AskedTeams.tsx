import { useState } from 'react'
import { EntryForm } from '../../parts/forms/EntryForm'
import { fieldText, TextField } from '../../parts/forms/fields'
import { LongTextField } from '../../parts/forms/LongTextField'
import type { FieldErrors } from '../../parts/forms/form-errors'
import { PastePreview } from '../../parts/paste/PastePreview'
import { countOfLeagues, leagueRows } from '../../play/entries/paste/read-leagues'
import { shownColumns } from '../../play/entries/paste/read-players'
import type { Answers } from '../../settings/set-up/draft'
import { leaguesOf, namesLeagues } from './leagues-of'

type Props = {
  answers: Answers
  onTyped: (answers: Pick<Answers, 'list' | 'league'>) => void
  onMake: (answers: Answers) => void
  onBack: () => void
}

const EXAMPLE = 'Harbor: Ana Müller 7, Bo Li 12\nPier: Cy Fox 4, Dee Orr 9'

const answersIn = (form: FormData, answers: Answers): Answers => ({
  ...answers,
  list: String(form.get('list') ?? ''),
  league: fieldText(form, 'league') ?? '',
})

const pastedIn = (answers: Answers) => {
  const leagues = leaguesOf(answers)
  return {
    leagues,
    pasted: {
      columns: shownColumns,
      rows: leagueRows(leagues, [], { players: [], teams: [] }),
      count: countOfLeagues(leagues),
    },
  }
}

const problemsOf = (answers: Answers): FieldErrors => {
  const wrong = pastedIn(answers).pasted.rows.filter(({ faults }) => faults.length > 0)
  return wrong.length > 0 ? { list: `Correct line ${wrong.map(({ line }) => line).join(', ')} first.` } : {}
}

/** The third question: teams and players, pasted as they stand in a message or a spreadsheet; shown as understood before anything is made. */
export const AskedTeams = ({ answers, onTyped, onMake, onBack }: Props) => {
  const [typed, setTyped] = useState(answers)
  const { leagues, pasted } = pastedIn(typed)
  const isEmpty = pasted.rows.length === 0
  return (
    <EntryForm
      submit={isEmpty ? 'Create without teams' : `Create ${pasted.count}`}
      cancel="Back"
      onTyped={form => {
        const next = answersIn(form, answers)
        setTyped(next)
        onTyped(next)
      }}
      check={form => problemsOf(answersIn(form, answers))}
      onClose={onBack}
      onSubmit={form => {
        onMake(answersIn(form, answers))
        return Promise.resolve(false)
      }}
    >
      <LongTextField
        name="list"
        label="Teams and players"
        description="Paste them: a team on each line with its players, or the cells of a spreadsheet: team, player, number. Headings and “Last, First” are understood."
        placeholder={EXAMPLE}
        minRows={6}
        maxRows={10}
        spellCheck={false}
        defaultValue={answers.list}
      />
      {!isEmpty && !namesLeagues(typed.list) && (
        <TextField
          name="league"
          label="League"
          description="Several leagues? Write “League: Monday Night” over the teams of each."
          placeholder={answers.name}
          defaultValue={answers.league}
        />
      )}
      {leagues.length > 0 && <PastePreview of={pasted} choiceOf={() => ''} onChoose={() => undefined} />}
    </EntryForm>
  )
}
