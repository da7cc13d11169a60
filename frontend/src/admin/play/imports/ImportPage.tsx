import { changesWait, schedulesAreDrafts } from '@fullcourt/domain/organizations/features'
import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Alert } from '@mantine/core'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { browserTimeZone } from '../../settings/organizations/browser-time-zone'
import { Boundary } from '../../parts/feedback/Boundary'
import { EntryForm } from '../../parts/forms/EntryForm'
import { fieldText, TextField } from '../../parts/forms/fields'
import { FAILURES } from '../../parts/feedback/failures'
import type { FieldErrors } from '../../parts/forms/form-errors'
import { useCommand } from '../../parts/feedback/use-command'
import { useFlags, useSession } from '../../parts/session/SessionGate'
import { Page } from '../../parts/page/Page'
import { FilePick } from './FilePick'
import { choiceOf, type ChosenFiles } from './league-files'
import { CheckResult } from './CheckResult'
import { FilesOnTheWay } from './FilesOnTheWay'
import { useCheckFiles, useStartImport, type Upload } from './queries'
import { rememberImport } from './recent-imports'
import { RecentImports } from './RecentImports'
import { Templates } from './Templates'
import styles from './imports.module.css'

const nothingChosen = choiceOf<File>([])

/** On a phone what came of a press on the button is below the form. */
const bringIntoView = (part: HTMLElement | null) => part?.scrollIntoView({ block: 'nearest' })

const filesFault = ({ taken }: ChosenFiles<File>): FieldErrors =>
  taken.length === 0 ? { files: 'Choose the files of a league first.' } : {}

const uploadOf = (files: readonly File[], form: FormData): Upload => ({
  files,
  organization: fieldText(form, 'organization'),
  timeZone: fieldText(form, 'time_zone') ?? '',
  season: fieldText(form, 'season') ?? '',
  league: fieldText(form, 'league') ?? '',
})

/** Brings a league in from files: first they are checked, then the work begins. */
export const ImportPage = () => {
  const user = useSession()
  const navigate = useNavigate()
  const check = useCheckFiles()
  const start = useStartImport()
  const run = useCommand()
  // Said within the click itself, so that a double click starts one import.
  const [starting, setStarting] = useState(false)
  const [chosen, setChosen] = useState(nothingChosen)
  // The form is looked at within the event that chooses files, before they are shown.
  const chosenNow = useRef(nothingChosen)
  const [cleared, setCleared] = useState(0)

  const choose = (files: readonly File[]) => {
    chosenNow.current = choiceOf(files)
    setChosen(chosenNow.current)
    check.reset()
  }
  const clear = () => {
    choose([])
    setCleared(count => count + 1)
  }
  const checkFiles = async (form: FormData) => {
    await check.mutateAsync(uploadOf(chosenNow.current.taken, form))
    return false
  }
  const startImport = async (upload: Upload, allowConflicts: boolean) => {
    setStarting(true)
    await run({
      call: async () => {
        const { id } = await start.mutateAsync({ upload, allowConflicts })
        if (id === null) return
        rememberImport(user.id, id)
        void navigate(adminAddress('import', { import: id }))
      },
      failure: FAILURES.startImport,
    })
    setStarting(false)
  }
  const { data: checked, variables: upload } = check
  const [isDraft, collects] = [useFlags(schedulesAreDrafts), useFlags(changesWait)]
  const waits = [
    ...(isDraft ? ['Games to come become a draft that only staff see until it is published.'] : []),
    ...(collects ? ['Other dates, times and places of games wait to be published.'] : []),
  ]

  return (
    <Page title="Import" about="A league with its teams, players, games and box scores, from CSV files.">
      <div className={styles.form}>
        {waits.length > 0 && <Alert mb="md">{waits.join(' ')} Results are public at once.</Alert>}
        <Templates />
        <EntryForm
          key={cleared}
          submit="Check files"
          cancel="Clear"
          failure={FAILURES.checkFiles}
          closed={starting}
          check={() => filesFault(chosenNow.current)}
          onTyped={check.reset}
          onSubmit={checkFiles}
          onClose={clear}
        >
          <FilePick chosen={chosen} onChoose={choose} />
          {user.role === 'super_admin' && (
            <>
              <TextField
                name="organization"
                label="Organization"
                description="Its slug, the name in its web address. A new organization is created if there is none."
                required
              />
              <TextField
                name="time_zone"
                label="Time zone"
                description="Of a new organization; an existing one keeps its own. Left empty: the zone of the server."
                defaultValue={browserTimeZone()}
              />
            </>
          )}
          <TextField
            name="season"
            label="Season"
            description="The name that visitors read. A new one is created if there is none with this name."
            placeholder="Fall 2026"
            required
          />
          <TextField
            name="league"
            label="League"
            description="The name that visitors read. A new one is created if the season has none with this name."
            placeholder="Monday league"
            required
          />
        </EntryForm>
      </div>
      {checked && upload && (
        <div ref={bringIntoView}>
          <CheckResult
            checked={checked}
            starting={starting}
            onStart={allowConflicts => void startImport(upload, allowConflicts)}
          />
        </div>
      )}
      {upload && (check.isPending || starting) && (
        <div className={styles.onTheWay} ref={bringIntoView}>
          <FilesOnTheWay files={upload.files} purpose={starting ? 'import' : 'check'} />
        </div>
      )}
      <Boundary>
        <RecentImports user={user.id} />
      </Boundary>
    </Page>
  )
}
