import { Empty } from '@/components/ui/page-state'
import { navigate } from '@/routes/navigate'
import { texts } from '../texts'

/** A report, or an item, that the address names and the person does not have. */
export function MissingReport() {
  return (
    <Empty
      title={texts.missing}
      text={texts.missingText}
      actions={[{ text: texts.toList, onTap: () => navigate('myReport', {}, { replace: true }) }]}
    />
  )
}
