import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { CareRow } from '@/components/care/care-row'
import { Card } from '@/components/ui/card'
import { RadioList } from '@/components/ui/form/radio-list'
import { ListRow } from '@/components/ui/list-row'
import { Sheet } from '@/components/ui/sheet'
import { useRoot } from '@/stores/context'
import type { ThemeChoice } from '@/stores/settings'
import { mineTexts as texts } from '../texts'

const THEMES = (['auto', 'light', 'dark'] as const).map((value) => ({ value, label: texts.themes[value] }))

/** Care mode and the theme. */
export const SettingsCard = observer(function SettingsCard() {
  const { settings } = useRoot()
  const [open, setOpen] = useState(false)
  const choose = (theme: ThemeChoice) => {
    settings.setTheme(theme)
    setOpen(false)
  }
  return (
    <>
      <Card rows>
        <CareRow />
        <ListRow
          icon="moon"
          label={texts.theme}
          hint={texts.themes[settings.theme]}
          onTap={() => setOpen(true)}
        />
      </Card>
      <Sheet open={open} title={texts.theme} onClose={() => setOpen(false)}>
        <RadioList value={settings.theme} options={THEMES} label={texts.theme} onChange={choose} />
      </Sheet>
    </>
  )
})
