/** WeChat refuses pages that lead to the download of an app. */
export const DownloadRow = (): null => null
