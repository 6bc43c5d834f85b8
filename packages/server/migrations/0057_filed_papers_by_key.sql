-- Each read of a stored file asks whether it is a filed paper with the number of a person (AUD-3).
create index filed_papers_key on filed_papers (substring(url from '/file/(.*)$'));
