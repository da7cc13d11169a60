import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Button, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { Boundary } from '../parts/Boundary'
import { toast } from '../parts/toast'
import { useCommand } from '../parts/use-command'
import { browserTimeZone } from '../organizations/browser-time-zone'
import { useSession } from '../session/SessionGate'
import { Page } from '../shell/Page'
import { FilePick } from './FilePick'
import { chosenOf } from './league-files'
import styles from './imports.module.css'
import { Preview } from './Preview'
import { useCheckFiles, useStartImport, type Upload } from './queries'
import { rememberImport } from './recent-imports'
import { RecentImports } from './RecentImports'

const nothingChosen = chosenOf<File>([])

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
  const [names, setNames] = useState({ organization: '', timeZone: browserTimeZone(), season: '', league: '' })
  const upload: Upload = {
    files: chosen.taken,
    organization: names.organization.trim() || null,
    timeZone: names.timeZone.trim(),
    season: names.season.trim(),
    league: names.league.trim(),
  }

  const choose = (files: readonly File[]) => {
    check.reset()
    setChosen(chosenOf(files))
  }
  const field = (name: keyof typeof names) => ({
    value: names[name],
    onChange: (event: FormEvent<HTMLInputElement>) => {
      check.reset()
      setNames({ ...names, [name]: event.currentTarget.value })
    },
  })

  const checkFiles = (event: FormEvent) => {
    event.preventDefault()
    if (chosen.taken.length === 0) return toast.hint('Choose the files of a league first.')
    void run({ call: () => check.mutateAsync(upload), failure: 'The files could not be checked.' })
  }
  const startImport = async () => {
    setStarting(true)
    await run({
      call: async () => {
        const { id } = await start.mutateAsync(upload)
        if (id === null) return
        rememberImport(user.id, id)
        void navigate(adminAddress('import', { import: id }))
      },
      failure: 'The import could not be started.',
    })
    setStarting(false)
  }

  return (
    <Page title="Import" about="A league with its teams, players, games and box scores, from CSV files.">
      <form className={styles.form} onSubmit={checkFiles}>
        <FilePick chosen={chosen} onChoose={choose} />
        {user.role === 'super_admin' && (
          <>
            <TextInput
              label="Organization"
              description="Its slug, the name in its web address. A new organization is created if there is none."
              required
              {...field('organization')}
            />
            <TextInput
              label="Time zone"
              description="The time zone of a new organization. An existing one keeps its own."
              required
              {...field('timeZone')}
            />
          </>
        )}
        <TextInput
          label="Season"
          description="The name that visitors read. A new one is created if there is none with this name."
          placeholder="Fall 2026"
          required
          {...field('season')}
        />
        <TextInput
          label="League"
          description="The name that visitors read. A new one is created if the season has none with this name."
          placeholder="Monday league"
          required
          {...field('league')}
        />
        <div className={styles.actions}>
          <Button type="submit" variant={check.data ? 'default' : 'filled'} loading={check.isPending}>
            Check files
          </Button>
        </div>
      </form>
      {check.data && <Preview checked={check.data} starting={starting} onStart={() => void startImport()} />}
      <Boundary>
        <RecentImports user={user.id} />
      </Boundary>
    </Page>
  )
}
