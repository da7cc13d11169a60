import { cleanSlug, hasSlugForm, SLUG_FORM } from '@fullcourt/domain/organizations/slug-form'
import { suggestedSlug } from '@fullcourt/domain/organizations/suggested-slug'
import { useState } from 'react'
import { EntryForm } from '../../parts/forms/EntryForm'
import { fieldText, TextField } from '../../parts/forms/fields'
import type { FieldErrors } from '../../parts/forms/form-errors'
import type { Answers } from '../../settings/set-up/draft'

type Props = {
  answers: Answers
  onAnswer: (answers: Pick<Answers, 'name' | 'slug'>) => void
  onSkip: () => void
}

const problems = (form: FormData): FieldErrors => {
  const slug = cleanSlug(fieldText(form, 'slug') ?? '')
  return slug === '' || hasSlugForm(slug) ? {} : { slug: SLUG_FORM }
}

/** The first question: what the league is called, and where it is found on the web. */
export const AskedName = ({ answers, onAnswer, onSkip }: Props) => {
  const [name, setName] = useState(answers.name)
  const [slug, setSlug] = useState(answers.slug)
  const follows = slug === suggestedSlug(name)
  return (
    <EntryForm
      submit="Continue"
      cancel="Skip"
      check={problems}
      onClose={onSkip}
      onSubmit={form => {
        onAnswer({ name: fieldText(form, 'name') ?? '', slug: cleanSlug(fieldText(form, 'slug') ?? '') })
        return Promise.resolve(false)
      }}
    >
      <TextField
        name="name"
        label="Name"
        description="As it stands over your public page."
        placeholder="Harbor League"
        required
        value={name}
        onChange={event => {
          const typed = event.currentTarget.value
          setName(typed)
          if (slug === '' || follows) setSlug(suggestedSlug(typed))
        }}
      />
      <TextField
        name="slug"
        label="Web address"
        description={`${window.location.host}/${slug || '…'}`}
        autoCapitalize="none"
        required
        value={slug}
        onChange={event => setSlug(event.currentTarget.value)}
      />
    </EntryForm>
  )
}
