import { ActionIcon, Anchor, Group, Paper, Tooltip } from '@mantine/core'
import { IconExternalLink, IconFile, IconTrash } from '@tabler/icons-react'
import classes from './files.module.css'

type Props = { files: { url: string; name: string }[]; onRemove: (url: string) => void }

/** A list of files, each with a link that opens it in a new tab and a button that removes it. */
export const FileList = ({ files, onRemove }: Props) => (
  <Paper className={classes.list} component="ul" aria-label="Files">
    {files.map(({ url, name }) => (
      <li key={url}>
        <IconFile size={18} stroke={1.5} aria-hidden />
        <Anchor href={url} target="_blank" rel="noreferrer" size="sm" className={classes.name}>
          {name}
        </Anchor>
        <Group gap={4} wrap="nowrap">
          <Tooltip label="Open">
            <ActionIcon component="a" href={url} target="_blank" rel="noreferrer" aria-label={`Open ${name}`}>
              <IconExternalLink size={17} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
          <Tooltip label="Remove">
            <ActionIcon color="red" aria-label={`Remove ${name}`} onClick={() => onRemove(url)}>
              <IconTrash size={17} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        </Group>
      </li>
    ))}
  </Paper>
)
