-- The help that is shown with an answer to a question in distress: {kind, response, language, country, is_whole}.
alter table messages add column care jsonb;
