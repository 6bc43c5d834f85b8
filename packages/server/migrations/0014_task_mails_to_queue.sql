-- A task's mail goes into the mail queue with the request for it: nothing is stored on the way.
drop table task_mails;
