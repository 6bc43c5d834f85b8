-- The keys of the files of a person's identity documents.
create function document_file_keys(documents jsonb) returns text[]
  language sql immutable strict parallel safe
  return array(select substring(document ->> 'url' from '/file/(.*)$') from jsonb_array_elements(documents) as document);

-- Each read of a stored file asks whether it is an identity document (AUD-3).
create index people_document_files on people using gin (document_file_keys(identity_documents)) with (fastupdate = off)
  where identity_documents <> '[]';
