import { Text } from '@tarojs/components'
import { AgreeLink, AgreeRow } from '@/components/account/agree-row'
import { navigate } from '@/routes/navigate'

interface AgreeProps {
  id: string
  start: string
  /** The name of what is agreed to; it can be read. */
  name: string
  end: string
  agreed: boolean
  error: string | undefined
  onChange: (agreed: boolean) => void
}

/** What the use of a card agrees to, with the way to read it. */
export function Agree({ id, start, name, end, agreed, error, onChange }: AgreeProps) {
  return (
    <AgreeRow
      id={id}
      flowing
      agreed={agreed}
      error={error}
      label={`${start}${name}${end}`}
      onChange={onChange}
    >
      <Text>{start}</Text>
      <AgreeLink onTap={() => navigate('agreementTable', { about: 'card' })}>{name}</AgreeLink>
      <Text>{end}</Text>
    </AgreeRow>
  )
}
