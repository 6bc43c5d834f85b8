export { DRAGGED_FILE, FileList } from './file-list.tsx'
export { latestFilesQuery } from './files.api.ts'
export { UploadArea } from './upload-area.tsx'
export { isUploading, type UploadState, useUpload } from './use-upload.ts'
