import { ListRow } from '@/components/ui/list-row'
import { currentDoor } from '@/platform/door'
import { appFlags } from '@/platform/door/app-flags'
import { navigate } from '@/routes/navigate'

/** Whoever is in the app has it. */
export const DownloadRow = () =>
  appFlags(currentDoor().name).isapp ? null : (
    <ListRow label="下载 App" onTap={() => navigate('downloadTjb')} />
  )
