import { Radio } from '@mantine/core'
import { SITE_TEMPLATES, type SiteTemplate } from '@fullcourt/domain/pages/site-templates'
import styles from './website.module.css'

/** What choosing a template means. */
const MEANINGS: { readonly [Template in SiteTemplate]: readonly [name: string, about: string] } = {
  generic: ['Generic', 'Tables, schedule and players in the menu. For any league; pages say little until you write on them.'],
  adult: [
    'Adult league',
    'Twelve pages in the menu, with divisions, fees, questions, tournament and footage of a typical adult league.',
  ],
  youth: ['Youth league', 'A short menu with your social links, and pages that speak to families.'],
}

type Props = { chosen: SiteTemplate; disabled: boolean; onChoose: (template: SiteTemplate) => void }

/** The template of the website: its menu, its look, and what its pages say where nothing was written. */
export const TemplateChoice = ({ chosen, disabled, onChoose }: Props) => (
  <Radio.Group
    label="Template"
    description="Sets the menu, the look, and the texts of fields you leave empty. Your own texts stay when you change it."
    value={chosen}
    onChange={value => SITE_TEMPLATES.filter(template => template === value).forEach(onChoose)}
  >
    <div className={styles.templates}>
      {SITE_TEMPLATES.map(template => (
        <Radio
          key={template}
          className={styles.template}
          value={template}
          disabled={disabled}
          label={MEANINGS[template][0]}
          description={MEANINGS[template][1]}
        />
      ))}
    </div>
  </Radio.Group>
)
