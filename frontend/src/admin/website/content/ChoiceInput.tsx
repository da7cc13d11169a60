import { Radio } from '@mantine/core'
import type { ChoiceField } from '@fullcourt/domain/pages/site-fields'
import styles from './website.module.css'

type Props = {
  field: ChoiceField
  /** Empty where nothing is chosen. */
  value: string
  onChange: (value: string) => void
}

/** One of a few values, all in sight; the first is what the product does by itself. */
export const ChoiceInput = ({ field: { label, help, otherwise, choices }, value, onChange }: Props) => (
  <Radio.Group label={label} description={help} value={value} onChange={onChange}>
    <div className={styles.choices}>
      {[['', otherwise] as const, ...Object.entries(choices)].map(([choice, words]) => (
        <Radio key={choice} value={choice} label={words} />
      ))}
    </div>
  </Radio.Group>
)
