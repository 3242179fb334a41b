import { ListRow } from '@/components/ui/list-row'
import { navigate } from '@/routes/navigate'

export const DownloadRow = () => <ListRow label="下载 App" onTap={() => navigate('downloadTjb')} />
