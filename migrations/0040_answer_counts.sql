-- What the check found in the answers of each hour: thirty days of them cannot be read for every visitor who asks.
create table answer_counts (
  hour timestamptz primary key,
  answers int not null,
  quotations int not null,
  exact int not null,
  repaired int not null,
  paraphrase int not null,
  "references" int not null,
  unresolved int not null,
  counted_at timestamptz not null
);
