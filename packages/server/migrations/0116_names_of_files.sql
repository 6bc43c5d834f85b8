-- A file of a company is downloaded under the name that staff gave it.
create index organization_files_key on organization_files (substring(url from '/file/(.*)$'));
